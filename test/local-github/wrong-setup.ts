/** The stand-in cannot begin: its message says what is wrong, and what to do. */
export class WrongSetup extends Error {}
