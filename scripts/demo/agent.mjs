// The agent of the demo of an organization: reports that it has started, may be told to wait, and then
// does what another agent does. Both are arguments, because an isolated agent sees only the files that
// its command names.
const [, , door, agent] = process.argv;
await fetch(door);
await import(agent);
