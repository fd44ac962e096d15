/// The numbers of system calls on a processor, by the names of the manual (`syscalls(2)`).
struct SystemCallNumbers: Sendable {
  /// The processor, as `seccomp` calls it (`AUDIT_ARCH_…`).
  let architecture: UInt32
  /// Calls that are looked at more closely.
  private let checked: KeyValuePairs<String, UInt32>
  private let refusedCalls: KeyValuePairs<String, UInt32>

  /// The youngest call that the lists know of, which has one number everywhere: `removexattrat`.
  static let newest: UInt32 = 466

  /// Calls that are refused.
  var refused: [UInt32] { refusedCalls.map(\.value) }

  /// The number of a call that is looked at more closely; nil where the processor has none.
  subscript(name: String) -> UInt32? { checked.first { $0.key == name }?.value }

  /// Those of the processor that this was built for; nil where they are not known.
  static var host: SystemCallNumbers? {
    #if arch(x86_64)
      .x86
    #elseif arch(arm64)
      .arm
    #else
      nil
    #endif
  }

  /// `x86_64`.
  static var x86: SystemCallNumbers {
    SystemCallNumbers(
      architecture: 0xC000_003E,
      checked: [
        "open": 2, "openat": 257, "clone": 56, "clone3": 435, "openat2": 437, "kill": 62,
        "tgkill": 234, "rt_sigqueueinfo": 129, "rt_tgsigqueueinfo": 297, "prlimit64": 302,
        "sched_setaffinity": 203, "prctl": 157, "fcntl": 72, "ioctl": 16,
      ],
      refusedCalls: [
        "socket": 41, "socketpair": 53, "connect": 42, "bind": 49, "listen": 50, "accept": 43,
        "accept4": 288, "sendto": 44, "sendmsg": 46, "sendmmsg": 307, "fork": 57, "vfork": 58,
        "execve": 59, "execveat": 322, "tkill": 200, "pidfd_open": 434, "pidfd_send_signal": 424,
        "pidfd_getfd": 438, "ptrace": 101, "process_vm_readv": 310, "process_vm_writev": 311,
        "process_madvise": 440, "process_mrelease": 448, "kcmp": 312, "chmod": 90, "fchmod": 91,
        "fchmodat": 268, "fchmodat2": 452, "chown": 92, "fchown": 93, "lchown": 94, "fchownat": 260,
        "creat": 85, "truncate": 76, "rename": 82, "renameat": 264, "renameat2": 316, "mkdir": 83,
        "mkdirat": 258, "rmdir": 84, "link": 86, "linkat": 265, "unlink": 87, "unlinkat": 263,
        "symlink": 88, "symlinkat": 266, "mknod": 133, "mknodat": 259, "utime": 132, "utimes": 235,
        "futimesat": 261, "utimensat": 280, "setxattr": 188, "lsetxattr": 189, "fsetxattr": 190,
        "setxattrat": 463, "removexattr": 197, "lremovexattr": 198, "fremovexattr": 199,
        "removexattrat": 466, "setuid": 105, "setgid": 106, "setreuid": 113, "setregid": 114,
        "setgroups": 116, "setresuid": 117, "setresgid": 119, "setfsuid": 122, "setfsgid": 123,
        "capset": 126, "setpgid": 109, "setsid": 112, "personality": 135, "mount": 165,
        "umount2": 166, "pivot_root": 155, "chroot": 161, "setns": 308, "unshare": 272,
        "open_tree": 428, "move_mount": 429, "fsopen": 430, "fsconfig": 431, "fsmount": 432,
        "fspick": 433, "mount_setattr": 442, "swapon": 167, "swapoff": 168, "reboot": 169,
        "sethostname": 170, "setdomainname": 171, "init_module": 175, "delete_module": 176,
        "finit_module": 313, "kexec_load": 246, "kexec_file_load": 320, "acct": 163,
        "quotactl": 179, "quotactl_fd": 443, "syslog": 103, "settimeofday": 164, "adjtimex": 159,
        "clock_settime": 227, "clock_adjtime": 305, "iopl": 172, "ioperm": 173, "add_key": 248,
        "request_key": 249, "keyctl": 250, "bpf": 321, "perf_event_open": 298, "userfaultfd": 323,
        "name_to_handle_at": 303, "open_by_handle_at": 304, "fanotify_init": 300,
        "inotify_init": 253, "inotify_init1": 294, "io_uring_setup": 425, "io_uring_enter": 426,
        "io_uring_register": 427, "shmget": 29, "shmat": 30, "shmctl": 31, "semget": 64,
        "semop": 65, "semctl": 66, "semtimedop": 220, "msgget": 68, "msgsnd": 69, "msgrcv": 70,
        "msgctl": 71, "mq_open": 240, "mq_unlink": 241, "memfd_create": 319, "memfd_secret": 447,
        "setpriority": 141, "ioprio_set": 251, "sched_setparam": 142, "sched_setscheduler": 144,
        "sched_setattr": 314, "migrate_pages": 256, "move_pages": 279,
      ]
    )
  }

  /// `aarch64`.
  static var arm: SystemCallNumbers {
    SystemCallNumbers(
      architecture: 0xC000_00B7,
      checked: [
        "openat": 56, "clone": 220, "clone3": 435, "openat2": 437, "kill": 129, "tgkill": 131,
        "rt_sigqueueinfo": 138, "rt_tgsigqueueinfo": 240, "prlimit64": 261,
        "sched_setaffinity": 122, "prctl": 167, "fcntl": 25, "ioctl": 29,
      ],
      refusedCalls: [
        "socket": 198, "socketpair": 199, "connect": 203, "bind": 200, "listen": 201, "accept": 202,
        "accept4": 242, "sendto": 206, "sendmsg": 211, "sendmmsg": 269, "execve": 221,
        "execveat": 281, "tkill": 130, "pidfd_open": 434, "pidfd_send_signal": 424,
        "pidfd_getfd": 438, "ptrace": 117, "process_vm_readv": 270, "process_vm_writev": 271,
        "process_madvise": 440, "process_mrelease": 448, "kcmp": 272, "fchmod": 52, "fchmodat": 53,
        "fchmodat2": 452, "fchown": 55, "fchownat": 54, "truncate": 45, "renameat": 38,
        "renameat2": 276, "mkdirat": 34, "linkat": 37, "unlinkat": 35, "symlinkat": 36,
        "mknodat": 33, "utimensat": 88, "setxattr": 5, "lsetxattr": 6, "fsetxattr": 7,
        "setxattrat": 463, "removexattr": 14, "lremovexattr": 15, "fremovexattr": 16,
        "removexattrat": 466, "setuid": 146, "setgid": 144, "setreuid": 145, "setregid": 143,
        "setgroups": 159, "setresuid": 147, "setresgid": 149, "setfsuid": 151, "setfsgid": 152,
        "capset": 91, "setpgid": 154, "setsid": 157, "personality": 92, "mount": 40, "umount2": 39,
        "pivot_root": 41, "chroot": 51, "setns": 268, "unshare": 97, "open_tree": 428,
        "move_mount": 429, "fsopen": 430, "fsconfig": 431, "fsmount": 432, "fspick": 433,
        "mount_setattr": 442, "swapon": 224, "swapoff": 225, "reboot": 142, "sethostname": 161,
        "setdomainname": 162, "init_module": 105, "delete_module": 106, "finit_module": 273,
        "kexec_load": 104, "kexec_file_load": 294, "acct": 89, "quotactl": 60, "quotactl_fd": 443,
        "syslog": 116, "settimeofday": 170, "adjtimex": 171, "clock_settime": 112,
        "clock_adjtime": 266, "add_key": 217, "request_key": 218, "keyctl": 219, "bpf": 280,
        "perf_event_open": 241, "userfaultfd": 282, "name_to_handle_at": 264,
        "open_by_handle_at": 265, "fanotify_init": 262, "inotify_init1": 26, "io_uring_setup": 425,
        "io_uring_enter": 426, "io_uring_register": 427, "shmget": 194, "shmat": 196, "shmctl": 195,
        "semget": 190, "semop": 193, "semctl": 191, "semtimedop": 192, "msgget": 186, "msgsnd": 189,
        "msgrcv": 188, "msgctl": 187, "mq_open": 180, "mq_unlink": 181, "memfd_create": 279,
        "memfd_secret": 447, "setpriority": 140, "ioprio_set": 30, "sched_setparam": 118,
        "sched_setscheduler": 119, "sched_setattr": 274, "migrate_pages": 238, "move_pages": 239,
      ]
    )
  }
}
