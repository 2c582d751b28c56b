let changed = false;

/** Returns whether the visitor typed or chose something on the current page. Such a page must not reload by itself. */
export function hasUnsavedInput(): boolean {
  return changed;
}

/** Resets the state. Call it when another page opens. */
export function clearUnsavedInput(): void {
  changed = false;
}

export function watchInput(): void {
  const note = () => {
    changed = true;
  };
  window.addEventListener('input', note, true);
  window.addEventListener('change', note, true);
}
