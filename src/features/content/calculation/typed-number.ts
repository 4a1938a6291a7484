const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** The number that somebody typed in the digits of either language; NaN for anything else. */
export function typedNumber(text: string): number {
  const plain = text
    .replaceAll(/[٠-٩]/g, (digit) => `${ARABIC_DIGITS.indexOf(digit)}`)
    .replaceAll('٫', '.')
    .replaceAll(/[٬\s]|,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
