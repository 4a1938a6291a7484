import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { flood, json } from './flood.mjs';

/** The largest picture that is taken: few bytes, and 24 megapixels to decode. */
const aLargePicture = () =>
  sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#146e64' } })
    .png()
    .toBuffer();

/** New visitors, each with a conversation and as many of these pictures as are taken. */
export async function sendPictures({ url, seen, isOver }) {
  const bytes = await aLargePicture();
  const repeat = async () => {
    while (!isOver()) {
      const start = json('POST', '/api/chat/conversations', { message: 'Look at this' });
      const started = await fetch(url + start.path, start);
      seen(started.status);
      if (!started.ok) continue;
      const { id } = await started.json();
      const Cookie = started.headers.get('set-cookie')?.split(';')[0];
      for (let count = 0; count < 4 && !isOver(); count += 1) {
        const body = new FormData();
        body.set('file', new File([bytes], 'wall.png', { type: 'image/png' }));
        const path = `/api/chat/conversations/${id}/files`;
        const sent = await fetch(url + path, { method: 'POST', headers: { Cookie }, body });
        await sent.arrayBuffer();
        seen(sent.status);
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, repeat));
}

const form = (path, fields) => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

const guessedLink = (turn) => {
  const path = `/client/link/${randomBytes(32).toString('hex')}`;
  return turn % 2 ? { path } : form(path, {});
};

/** Guesses personal links of contacts, opens their pages and asks for links of made-up addresses. */
export const knockAtClientPages = (attack) =>
  flood(attack, 20, (turn) =>
    turn % 3 === 0
      ? form('/client/request', { email: `person${turn}@guessed.example` })
      : guessedLink(turn),
  );
