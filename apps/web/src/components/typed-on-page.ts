let typed = false;

/** Whether the visitor typed or chose something on the page that is open: then the page must not go away by itself. */
export function hasTyped(): boolean {
  return typed;
}

/** Another page is open. */
export function forgetTyped(): void {
  typed = false;
}

export function watchTyping(): void {
  const note = () => {
    typed = true;
  };
  window.addEventListener('input', note, true);
  window.addEventListener('change', note, true);
}
