import { TextAnchor } from './ui/text-link';

/** A number to call, which may be written with spaces and brackets. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextAnchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{phone}</bdi>
    </TextAnchor>
  );
}
