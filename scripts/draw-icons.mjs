import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from './source-hash.mjs';

/** Draws the PNG and ICO icons from public/icon.svg. Run it after changing the mark. */
const SIZES = { 'icon-180.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
const GROUND = '#fbf8f2';
const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8');

const draw = (size, background) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size }, background }).render().asPng();

for (const [name, size] of Object.entries(SIZES)) {
  writeFileSync(join(root, 'public', name), draw(size, GROUND));
}

/** An .ico file is a directory of images; one PNG of 32 pixels is enough. */
const png = draw(32);
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.byteLength, 14);
header.writeUInt32LE(header.byteLength, 18);
writeFileSync(join(root, 'public/favicon.ico'), Buffer.concat([header, png]));
