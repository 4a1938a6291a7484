import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app';
import { aPicture, rowOf, upload } from '../../test/uploads';
import { findMedia } from './media.service';

test('a photo is stored without the place that its camera wrote, and otherwise as it was', async () => {
  const { app, get, deps } = createTestApp();
  const sizeOf = (id: string) => findMedia(deps.database, id)?.size;
  const photo = (orientation: number) =>
    aPicture(400, 300)
      .jpeg()
      .withMetadata({ orientation })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf/>North Street</x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
  for (const orientation of [1, 6]) {
    const bytes = await photo(orientation);
    expect(bytes.includes('North Street')).toBe(true);
    const { id, url } = await rowOf(await upload(app, { bytes }));
    const served = Buffer.from(await (await get(url)).arrayBuffer());
    expect(served.byteLength).toBe(sizeOf(id));
    expect(served.includes('North Street')).toBe(false);
    const { orientation: turned = 1, icc, exif } = await sharp(served).metadata();
    expect({ turned, hasProfile: icc !== undefined }).toEqual({
      turned: orientation,
      hasProfile: true,
    });
    expect(exif?.length ?? 0).toBe(orientation === 1 ? 0 : 32);
    const pixelsOf = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer();
    expect((await pixelsOf(served)).equals(await pixelsOf(bytes))).toBe(true);
  }
  const bytes = await photo(1);
  const kept = await rowOf(await upload(app, { bytes, isPrivate: true }));
  expect(sizeOf(kept.id)).toBe(bytes.byteLength);
});
