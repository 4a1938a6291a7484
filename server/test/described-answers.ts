import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeApi, toTemplate } from '../http/openapi';
import type { RestRow } from '../http/rest';
import { restAnswers } from '../rest-answers';
import { restRows } from '../rest-rows';

interface Described {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, unknown>;
}

const api = describeApi(restRows, restAnswers);
const document = JSON.parse(JSON.stringify(api)) as Record<string, unknown>;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'api');

const compiled = new Map<string, ValidateFunction>();

/** What an answer has that the description of its path does not allow; nothing where all is well. */
export async function whatIsNotDescribed(
  row: Pick<RestRow, 'method' | 'path'>,
  response: Response,
): Promise<string[]> {
  const status = String(response.status);
  const responses = ['paths', toTemplate(row.path), row.method, 'responses'];
  const place = follow([...responses, status]);
  const described = valueAt(place) as Described | undefined;
  if (!described) return [`the status ${status}: ${await response.text()}`];
  const body = await response.text();
  return [...checkHeaders(described, response), ...checkBody(described, place, { response, body })];
}

function checkHeaders({ headers = {} }: Described, response: Response): string[] {
  return Object.entries(headers).flatMap(([name, { $ref }]) => {
    const { required, schema } = valueAt(toPlace($ref)) as { required?: boolean; schema: object };
    const value = response.headers.get(name);
    if (value === null) return required ? [`no header ${name}`] : [];
    const isNumber = 'type' in schema && schema.type === 'integer';
    return ajv.validate(schema, isNumber ? Number(value) : value) ? [] : [`${name}: ${value}`];
  });
}

function checkBody(
  { content }: Described,
  place: string[],
  { response, body }: { response: Response; body: string },
): string[] {
  if (!content) return body === '' ? [] : [`a body: ${body}`];
  const type = response.headers.get('content-type') ?? '';
  if (!(type in content)) return [`the content type ${type}`];
  const validate = validatorAt([...place, 'content', type, 'schema']);
  if (validate(JSON.parse(body))) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}

function validatorAt(place: string[]): ValidateFunction {
  const pointer = place.map((key) => encodeURIComponent(escape(key))).join('/');
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` });
  compiled.set(pointer, known);
  return known;
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

const toPlace = ($ref: string) => $ref.replace('#/', '').split('/');

/** Where the value lies that a place leads to, past one reference. */
function follow(place: string[]): string[] {
  const value = valueAt(place) as { $ref?: string } | undefined;
  return value?.$ref ? toPlace(value.$ref) : place;
}

function valueAt(place: string[]): unknown {
  return place.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  );
}
