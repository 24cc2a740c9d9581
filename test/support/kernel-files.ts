// Every file of /proc and /sys, opened for writing and never written: what opens is what an agent
// could try to change of the machine.

/** Prints the files that opened, those of processes as `/proc/self/…`, and a last line. */
export const OPEN_KERNEL_FILES = `find /proc /sys -type f 2>/dev/null | while read -r file; do
  if { true >> "$file"; } 2>/dev/null; then echo "$file"; fi
done | sed -E 's#^/proc/[0-9]+/(task/[0-9]+/)?#/proc/self/#' | sort -u
echo tried every file
`;

/** A process may change these of itself, and nothing else follows from it. */
const OWN = [
  ...['comm', 'coredump_filter', 'timerslack_ns', 'autogroup', 'sched', 'clear_refs', 'mem'],
  // It may make itself a better victim when memory is short; the other way takes a capability.
  ...['oom_adj', 'oom_score_adj'],
  // Written once by whoever makes a user namespace, for itself; a second write is refused.
  ...['uid_map', 'gid_map', 'projid_map', 'setgroups', 'timens_offsets'],
  // For the records of an audit, about itself.
  'loginuid',
  // Open for everyone; a write about another process, or without a security module, is refused.
  ...['attr/.*', 'latency', 'make-it-fail', 'fail-nth', 'ksm_merging_pages'],
];

/** Seen only without a file system of its own. */
const SHARED = [
  // Open for everyone; a write is refused without a capability.
  '/proc/sys/kernel/ns_last_pid',
  // Asks to be told of a shortage, and changes nothing.
  '/proc/pressure/.*',
  // Asks the security module a question, and changes nothing.
  '/sys/kernel/security/.*\\.access',
  '/sys/fs/selinux/.*',
];

/** Those that opened and should not have. */
export function opened(said: string, { shared = false } = {}): string[] {
  const allowed = new RegExp(
    `^(?:/proc/self/(?:${OWN.join('|')})${shared ? `|${SHARED.join('|')}` : ''})$`,
  );
  const lines = said.split('\n').filter((line) => line.startsWith('/'));
  return lines.filter((line) => !allowed.test(line));
}
