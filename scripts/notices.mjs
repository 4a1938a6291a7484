import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-hash.mjs';

/**
 * Writes THIRD-PARTY-NOTICES.txt: the licence of each package that runs in the server or the browser,
 * fonts included. With --check it fails if the file is outdated, or if docs/dependencies.md does not
 * give a reason for a dependency.
 */
const FILE = join(root, 'THIRD-PARTY-NOTICES.txt');
const read = (path) => readFileSync(join(root, path), 'utf8');
const isCheck = process.argv.includes('--check');

const { packages } = JSON.parse(read('package-lock.json'));
const shipped = Object.entries(packages)
  // Native builds for other machines are installed on those only, with the licence of their package.
  .filter(([path, { dev, optional, devOptional }]) => path && !dev && !optional && !devOptional)
  .map(([path, { version, license }]) => ({ path, version, license, name: nameOf(path) }));

const textsBy = new Map();
for (const entry of shipped) {
  const text = licenceText(entry);
  textsBy.set(text, [...(textsBy.get(text) ?? []), entry]);
}
const sections = [...textsBy].map(([text, entries]) => {
  const names = entries.map(({ name, version, license }) => `${name} ${version} (${license})`);
  return { names: [...new Set(names)].sort(), text };
});
sections.sort((one, other) => (one.names[0] < other.names[0] ? -1 : 1));
const notices = [
  'Masar contains these packages, with their licences.',
  ...sections.map(({ names, text }) => `${names.join('\n')}\n\n${text}`),
].join(`\n\n${'-'.repeat(80)}\n\n`);

if (isCheck) check();
else writeFileSync(FILE, `${notices}\n`);

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function licenceText({ path, name, license }) {
  const folder = join(root, path);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((candidate) => /^(licen[cs]e|copying)(\.|-|$)/i.test(candidate));
  if (file) return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return `${name} is published under the licence ${license}, without its text.`;
}

function check() {
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== `${notices}\n`) {
    fail('THIRD-PARTY-NOTICES.txt is outdated: npm run notices');
  }
  const reasons = read('docs/dependencies.md');
  const { dependencies } = JSON.parse(read('package.json'));
  for (const name of Object.keys(dependencies)) {
    if (!reasons.includes(`| \`${name}\` `)) fail(`docs/dependencies.md has no line for ${name}`);
  }
}

function fail(message) {
  process.stdout.write(`${message}\n`);
  process.exitCode = 1;
}
