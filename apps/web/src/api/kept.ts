/** Texts by their names, as a browser keeps them for a site. */
interface Kept {
  /** Null when there is none. */
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
}

/** Where somebody blocks the data of sites, or there is no room for more, a text lasts as long as the page. */
function kept(storage: () => Storage): Kept {
  const unkept = new Map<string, string>();
  return {
    read(name) {
      const text = unkept.get(name);
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
        unkept.delete(name);
      } catch {
        unkept.set(name, text);
      }
    },
    remove(name) {
      unkept.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // Nothing is kept there.
      }
    },
  };
}

/** Kept on this device, for all tabs. */
export const onDevice = kept(() => window.localStorage);

/** Kept for this tab alone, through whatever it loads. */
export const inTab = kept(() => window.sessionStorage);
