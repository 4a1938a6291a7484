import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeApi, toTemplate } from '../rest/openapi/document';
import type { Route } from '../rest/define-route';
import { textOf } from './responses';

interface Described {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, unknown>;
}

/** The description, but here objects have no other properties than the described ones. */
const document = JSON.parse(JSON.stringify(await describeApi()), (_key, value: unknown) =>
  isObjectSchema(value) ? { additionalProperties: false, ...value } : value,
) as Record<string, unknown>;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'api');

function isObjectSchema(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'properties' in value && 'type' in value;
}

const compiled = new Map<string, ValidateFunction>();

/** Lists the parts of a response that the OpenAPI description of its route does not allow. */
export async function undescribedIn(
  route: Pick<Route, 'method' | 'path'>,
  response: Response,
): Promise<string[]> {
  const status = String(response.status);
  const responses = ['paths', toTemplate(route.path), route.method, 'responses'];
  const pointer = follow([...responses, status]);
  const described = valueAt(pointer) as Described | undefined;
  const body = await textOf(response);
  if (!described) return [`the status ${status}: ${body}`];
  return [
    ...checkHeaders(described, response),
    ...checkBody(described, pointer, { response, body }),
  ];
}

function checkHeaders({ headers = {} }: Described, response: Response): string[] {
  return Object.entries(headers).flatMap(([name, { $ref }]) => {
    const { required, schema } = valueAt(toPointer($ref)) as { required?: boolean; schema: object };
    const value = response.headers.get(name);
    if (value === null) return required ? [`no header ${name}`] : [];
    const isNumber = 'type' in schema && schema.type === 'integer';
    return ajv.validate(schema, isNumber ? Number(value) : value) ? [] : [`${name}: ${value}`];
  });
}

function checkBody(
  { content }: Described,
  pointer: string[],
  { response, body }: { response: Response; body: string },
): string[] {
  if (!content) return body === '' ? [] : [`a body: ${body}`];
  const type = response.headers.get('content-type') ?? '';
  if (!(type in content)) return [`the content type ${type}`];
  const validate = validatorAt([...pointer, 'content', type, 'schema']);
  if (validate(JSON.parse(body))) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) =>
    [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
  );
}

function validatorAt(pointer: string[]): ValidateFunction {
  const ref = pointer.map((key) => encodeURIComponent(escape(key))).join('/');
  const validator = compiled.get(ref) ?? ajv.compile({ $ref: `api#/${ref}` });
  compiled.set(ref, validator);
  return validator;
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

const toPointer = ($ref: string) => $ref.replace('#/', '').split('/');

/** Follows the reference at a pointer, if there is one. */
function follow(pointer: string[]): string[] {
  const value = valueAt(pointer) as { $ref?: string } | undefined;
  return value?.$ref ? toPointer(value.$ref) : pointer;
}

function valueAt(pointer: string[]): unknown {
  return pointer.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  );
}
