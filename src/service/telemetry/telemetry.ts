// What an operator can measure: HTTP requests, requests to jobs, deliveries, and requests to GitHub, each
// when it is over.
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
  turn(ended: EndedTurn): void;
  delivery(delivery: { receivedAt: number; endedAt: number }): void;
  /** `status` is one of few, such as `2xx`. */
  githubRequest(feature: string, status: string): void;
}
