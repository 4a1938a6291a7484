import ts from 'typescript';

/** No type of JSON is nested deeper, so one that is refers to itself. */
const MAX_DEPTH = 20;

/** Prints a type of JSON without any name, so that it needs no other file. */
export function printType(checker, type, depth = 0) {
  const print = (part) => printType(checker, part, depth + 1);
  if (depth > MAX_DEPTH) throw new Error('A type that refers to itself has no text.');
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) return printUnion(type, print);
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  if (checker.isTupleType(type)) return `[${checker.getTypeArguments(type).map(print).join(', ')}]`;
  if (checker.isArrayType(type)) {
    const element = print(checker.getTypeArguments(type)[0]);
    return type.target.symbol.name === 'ReadonlyArray'
      ? `ReadonlyArray<${element}>`
      : `Array<${element}>`;
  }
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
    return printObject(checker, type, print);
  }
  return checker.typeToString(type);
}

function printUnion(type, print) {
  const texts = new Set(type.types.map(print));
  const isBoolean = texts.has('true') && texts.has('false');
  if (isBoolean) for (const text of ['true', 'false']) texts.delete(text);
  return [...texts, ...(isBoolean ? ['boolean'] : [])].join(' | ');
}

function printObject(checker, type, print) {
  const properties = checker.getPropertiesOfType(type);
  if (
    type.getCallSignatures().length > 0 ||
    properties.some(({ name }) => name.startsWith('__@')) ||
    properties.some(({ flags }) => flags & ts.SymbolFlags.Method)
  ) {
    throw new Error(`${checker.typeToString(type)} is no type of JSON.`);
  }
  const fields = properties.map((property) => {
    const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${JSON.stringify(property.name)}${mark}: ${print(checker.getTypeOfSymbol(property))};`;
  });
  const indexes = checker
    .getIndexInfosOfType(type)
    .map((info) => `[name: ${print(info.keyType)}]: ${print(info.type)};`);
  return `{ ${[...fields, ...indexes].join(' ')} }`;
}
