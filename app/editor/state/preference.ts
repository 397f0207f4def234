/** Of this browser; null without storage, or if nothing was chosen. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepPreference(name: string, value: string) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // why: without storage the default stays
  }
}
