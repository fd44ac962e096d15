print("badge")
