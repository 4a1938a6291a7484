/** Names that cameras, phones and browsers give, which say nothing about the picture. */
const UNNAMED =
  /^(?:img|dsc\w?|pxl|image|screenshot|bildschirmfoto|whatsapp image|photo|\d)[\s\d_.:()-]*/i;

/** The words of a file's name as a first alt text; empty if it has none of its own. */
export function altFromName(name: string): string {
  const stem = name.replace(/\.\w+$/, '');
  if (UNNAMED.exec(stem)?.[0].length === stem.length) return '';
  return stem.replaceAll(/[[\]\\\s_-]+/g, ' ').trim();
}
