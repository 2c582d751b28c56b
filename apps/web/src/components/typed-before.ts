export type Fields = Readonly<Record<string, string>>;

let typed: Fields | undefined;

/** Remembers what was typed into the form of a rendered page, before the app takes it over and resets some of it. */
export function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-waits]');
  typed = form ? textsOf(form) : undefined;
}

/** What `keepTyped` found, once. */
export function takeTyped(): Fields {
  const taken = typed ?? {};
  typed = undefined;
  return taken;
}

export function textsOf(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
