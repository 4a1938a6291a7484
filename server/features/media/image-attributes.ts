import { VARIANT_WIDTHS } from './media.schema';

/** The data needed to show a picture; `width` and `height` are null for a PDF. */
export interface Picture {
  url: string;
  mimeType: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  isAnimated: boolean;
  /** In percent. */
  focalX: number;
  focalY: number;
}

export interface ImageAttributes {
  src: string;
  srcset?: string;
  sizes?: string;
  width?: number;
  height?: number;
  /** A CSS width, for a picture that would be higher than the screen. */
  maxWidth?: string;
  /** The part that stays in view where the picture is cropped; omitted for its middle. */
  objectPosition?: string;
  alt: string;
  loading: 'lazy';
  decoding: 'async';
}

/** The width of a text column, or of the screen when that is narrower. */
const TEXT_COLUMN = '(min-width: 40rem) 36rem, 100vw';
/** The width for browsers without `srcset`. */
const FALLBACK_WIDTH = 1280;

/**
 * Attributes of an `<img>` that loads lazily, in the size in which it is shown (`sizes`), without a
 * layout shift. Variants have one frame, so animated pictures are shown as uploaded.
 */
export function imageAttributes(picture: Picture, sizes = TEXT_COLUMN): ImageAttributes {
  const { url, width, height, isAnimated } = picture;
  const common = { alt: picture.alt ?? '', loading: 'lazy', decoding: 'async' } as const;
  if (width === null || height === null) return { src: url, ...common };
  const size = { width, height, ...limitHeight(width, height), ...focusOf(picture) };
  if (isAnimated || !isScalable(picture)) return { src: url, ...size, ...common };
  const variants = variantWidths({ width }).map((variant) => ({
    address: `${url}?w=${variant}`,
    shown: Math.min(variant, width),
  }));
  const fallback = variants.find(({ shown }) => shown >= FALLBACK_WIDTH) ?? variants.at(-1);
  return {
    src: fallback?.address ?? url,
    srcset: variants.map(({ address, shown }) => `${address} ${shown}w`).join(', '),
    sizes: size.maxWidth ? size.maxWidth.replace('100%', '100vw') : sizes,
    ...size,
    ...common,
  };
}

/** The same for an address, which may be of no picture of the library. */
export function attributesOf(
  address: string,
  find: (address: string) => Picture | undefined,
  { alt, sizes }: { alt: string; sizes?: string },
): ImageAttributes {
  const picture = find(address) ?? UNKNOWN;
  return imageAttributes({ ...picture, url: address, alt }, sizes);
}

const UNKNOWN = {
  mimeType: '',
  width: null,
  height: null,
  isAnimated: false,
  focalX: 50,
  focalY: 50,
};

const focusOf = ({ focalX, focalY }: Picture): { objectPosition?: string } =>
  focalX === 50 && focalY === 50 ? {} : { objectPosition: `${focalX}% ${focalY}%` };

/** Upright pictures are at most 80 % of the screen high; the width says so without a layout shift. */
function limitHeight(width: number, height: number): { maxWidth?: string } {
  if (width > height) return {};
  return { maxWidth: `min(100%, ${Math.round((80 * width) / height)}svh)` };
}

/** Decoding AVIF takes 17 MB a megapixel, so larger pictures are shown as uploaded. */
const MAX_AVIF_PIXELS = 12_000_000;

export function isScalable(picture: Pick<Picture, 'mimeType' | 'width' | 'height'>): boolean {
  const pixels = (picture.width ?? 0) * (picture.height ?? 0);
  return picture.mimeType !== 'image/avif' || pixels <= MAX_AVIF_PIXELS;
}

/** The widths below that of the picture, and the first that is at least as wide. */
function variantWidths({ width }: { width: number }): number[] {
  const firstFullWidth =
    VARIANT_WIDTHS.find((variant) => variant >= width) ?? Number.POSITIVE_INFINITY;
  return VARIANT_WIDTHS.filter((variant) => variant <= firstFullWidth);
}

/** The variant for a requested width. Nothing is enlarged, so all wider ones are the same. */
export function variantWidthFor(picture: { width: number | null }, requested: number): number {
  const widths = variantWidths({ width: picture.width ?? requested });
  return widths.find((variant) => variant >= requested) ?? widths.at(-1) ?? requested;
}
