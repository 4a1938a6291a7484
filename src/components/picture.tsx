import type { ImageAttributes } from '../../server/features/media/image-attributes';

interface PictureProps {
  /** Made by the server with `attributesOf`. */
  attributes: ImageAttributes;
  className?: string;
}

/** A picture of the media library, in the size in which it is shown. */
export function Picture({ attributes, className }: PictureProps) {
  const { srcset, alt, maxWidth, objectPosition, ...rest } = attributes;
  const style = { maxWidth, objectPosition };
  return <img {...rest} srcSet={srcset} alt={alt} style={style} className={className} />;
}
