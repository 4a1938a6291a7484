const SEGMENT = 0xff;
const START_OF_SCAN = 0xda;
/** Exif and XMP, where cameras write the place; other segments have colour profiles and credits. */
const APP1 = 0xe1;
const START = Buffer.from([0xff, 0xd8]);

/** A JPEG without its Exif and XMP data, but still upright. Its picture is not encoded anew. */
export function removeCameraData(bytes: Uint8Array, orientation: number): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [
    START,
    ...(orientation > 1 ? [orientationSegment(orientation)] : []),
  ];
  let at = 2;
  while (at + 4 <= file.length && file[at] === SEGMENT && file[at + 1] !== START_OF_SCAN) {
    const isFiller = file[at + 1] === SEGMENT;
    const end = isFiller ? at + 1 : at + 2 + file.readUInt16BE(at + 2);
    if (!isFiller && file[at + 1] !== APP1) parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, file.subarray(at)]);
}

/** An Exif segment with one entry: how the picture has to be turned. */
const orientationSegment = (orientation: number) =>
  Buffer.from([
    ...[SEGMENT, APP1, 0, 34, ...Buffer.from('Exif\0\0MM\0*')],
    ...[0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
