import { withLatinDigits } from '../../server/core/digits.schema';
import { TextAnchor } from './ui/text-link';

/** A number to call, which may be written with spaces and brackets. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = withLatinDigits(phone);
  return (
    <TextAnchor href={`tel:${digits.replaceAll(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{digits}</bdi>
    </TextAnchor>
  );
}
