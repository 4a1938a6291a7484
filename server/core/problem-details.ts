import { STATUS_CODES } from 'node:http';
import type { FieldError } from '../errors';

/** RFC 9457 problem details, the response of every failed call, by REST and by tRPC. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  /** The id of the request in the log, for an unknown failure. */
  requestId?: string;
}

export function problem(status: number, detail: string, errors: FieldError[] = []): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors.length > 0 ? { errors } : {}),
  };
}
