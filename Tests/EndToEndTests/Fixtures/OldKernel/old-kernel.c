/* Runs a program as if the kernel had neither Landlock nor close_range, and with a file open that it
   does not expect: old-kernel PROGRAM [ARGUMENT ...] */
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CLOSE_RANGE 436
#define LANDLOCK_CREATE_RULESET 444

int main(int count, char **words) {
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CLOSE_RANGE, 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, LANDLOCK_CREATE_RULESET, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  if (count < 2 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return 125;
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) return 126;
  if (dup2(open("/etc/passwd", O_RDONLY), 30) != 30) return 124;
  execv(words[1], words + 1);
  return 127;
}
