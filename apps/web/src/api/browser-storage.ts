/** The subset of the Web Storage API that the app uses. */
interface TextStorage {
  /** Returns null when the name has no text. */
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
}

/** Falls back to memory, until the page is closed, where the browser blocks site data or its quota is exceeded. */
function safeStorage(storage: () => Storage): TextStorage {
  const fallback = new Map<string, string>();
  return {
    read(name) {
      const text = fallback.get(name);
      if (text !== undefined) return text;
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(name, text) {
      try {
        storage().setItem(name, text);
        fallback.delete(name);
      } catch {
        fallback.set(name, text);
      }
    },
    remove(name) {
      fallback.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // The storage is blocked and holds nothing.
      }
    },
  };
}

/** Stored on this device, shared by all tabs. */
export const safeLocalStorage = safeStorage(() => window.localStorage);

/** Stored for this tab only. Survives reloads. */
export const safeSessionStorage = safeStorage(() => window.sessionStorage);
