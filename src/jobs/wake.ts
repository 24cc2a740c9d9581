// The port that brings a job to whoever works on it: this process, or a queue that many share.

/** Resolves when the job needs nothing more from this worker. `signal` asks it to stop. */
export type WakeHandler = (job: string, signal: AbortSignal) => Promise<void>;

export interface Wake<Transaction> {
  /** The job has something to do: true only if the transaction commits, where there is one. */
  send(transaction: Transaction, job: string): Promise<void>;
  /** Calls the handler for every job that was sent, never for the same one twice at a time. */
  work(handler: WakeHandler): Promise<void>;
}
