/** Whether a path is well-formed. Compares, because the build leaves a call out whose value nobody uses. */
export function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}
