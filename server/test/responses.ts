import { gunzipSync, inflateSync } from 'node:zlib';
import { expect } from 'vitest';

/** The body as text, decompressed as a browser would. */
export async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return encoding === 'deflate' ? inflateSync(bytes).toString() : bytes.toString();
}

interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { path: string; message: string }[];
  requestId?: string;
}

/** The problem details of an error response. Fails for any other response. */
export async function problemOf(response: Response): Promise<ProblemBody> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as ProblemBody;
  expect(problem).toMatchObject({ type: 'about:blank', status: response.status });
  return problem;
}

interface TrpcFailure {
  error: { message: string; data: { httpStatus: number; problem: ProblemBody } };
}

/** The same for an error response of tRPC. */
export async function trpcProblemOf(response: Response): Promise<ProblemBody> {
  const { error } = (await response.json()) as TrpcFailure;
  expect(error.data.httpStatus).toBe(response.status);
  return error.data.problem;
}

interface LeadRow {
  id: string;
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  interest: string | null;
  message: string;
  createdAt: string;
}

export async function leadsOf(response: Response): Promise<{ leads: LeadRow[]; count: number }> {
  expect(response.status).toBe(200);
  return (await response.json()) as { leads: LeadRow[]; count: number };
}
