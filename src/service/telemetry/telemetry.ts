// What an operator can measure: HTTP requests, requests to jobs, and deliveries, each when it is over.
import type { EndedTurn } from '../../jobs/tools.ts';

interface Request {
  method: string;
  /** The route's template, or `-`. */
  route: string;
  status: number;
  ms: number;
}

export interface Telemetry {
  request(request: Request): void;
  instruction(ended: EndedTurn): void;
  delivery(delivery: { receivedAt: number; endedAt: number }): void;
}
