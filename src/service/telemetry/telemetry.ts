// What an operator can measure: HTTP requests, requests to jobs, and deliveries, each when it is over.
import type { EndedTurn } from '../../jobs/tools.ts';

interface Request {
  method: string;
  /** The route's template, or `-`. */
  route: string;
  status: number;
  startedAt: number;
  ms: number;
}

interface DeliveryReport {
  guid: string;
  event: string;
  receivedAt: number;
  endedAt: number;
}

export interface Telemetry {
  request(request: Request): void;
  instruction(ended: EndedTurn): void;
  delivery(delivery: DeliveryReport): void;
}

export function tellAll(all: readonly Telemetry[]): Telemetry {
  return {
    request(request) {
      for (const one of all) one.request(request);
    },
    instruction(instruction) {
      for (const one of all) one.instruction(instruction);
    },
    delivery(delivery) {
      for (const one of all) one.delivery(delivery);
    },
  };
}
