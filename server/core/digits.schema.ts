/** The last four bits of an Arabic or Persian digit are its value. */
export const withLatinDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
