import { expect, test } from 'vitest';
import { imageAttributes, type Picture, variantWidthFor } from './image-attributes';

const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  url: '/media/1/yard.jpg',
  mimeType: 'image/jpeg',
  alt: 'A yard',
  width: 5_000,
  height: 4_000,
  isAnimated: false,
  focalX: 50,
  focalY: 50,
  ...overrides,
});

test('a large picture has all widths', () => {
  const { src, srcset, width, height } = imageAttributes(aPicture());
  expect(src).toBe('/media/1/yard.jpg?w=1280');
  expect(srcset?.match(/\d+w/g)).toEqual(['320w', '640w', '960w', '1280w', '1920w']);
  expect([width, height]).toEqual([5_000, 4_000]);
});

test('a small picture is never declared wider than it is', () => {
  const { src, srcset } = imageAttributes(aPicture({ width: 400, height: 300 }));
  expect(src).toBe('/media/1/yard.jpg?w=640');
  expect(srcset).toBe('/media/1/yard.jpg?w=320 320w, /media/1/yard.jpg?w=640 400w');
});

test.each([
  ['an animated picture', { isAnimated: true }],
  ['an AVIF of more than 12 megapixels', { mimeType: 'image/avif' }],
])('%s is shown as uploaded', (_what, overrides) => {
  const attributes = imageAttributes(aPicture(overrides));
  expect(attributes).toMatchObject({ src: '/media/1/yard.jpg', width: 5_000, height: 4_000 });
  expect(attributes).not.toHaveProperty('srcset');
});

test('an upright picture is at most 80 % of the screen high, and loads in that size', () => {
  const { sizes, maxWidth, width } = imageAttributes(aPicture({ width: 1_200, height: 1_600 }));
  expect(maxWidth).toBe('min(100%, 60svh)');
  expect(sizes).toBe('min(100vw, 60svh)');
  expect(width).toBe(1_200);
  expect(imageAttributes(aPicture())).not.toHaveProperty('maxWidth');
});

test('a picture that is cropped keeps its focus in view', () => {
  expect(imageAttributes(aPicture({ focalX: 20, focalY: 0 })).objectPosition).toBe('20% 0%');
  expect(imageAttributes(aPicture())).not.toHaveProperty('objectPosition');
});

test('a picture without an alt text is decorative', () => {
  expect(imageAttributes(aPicture({ alt: null })).alt).toBe('');
});

test('a requested width becomes the next available one', () => {
  expect(variantWidthFor({ width: 5_000 }, 960)).toBe(960);
  expect(variantWidthFor({ width: 700 }, 1920)).toBe(960);
});
