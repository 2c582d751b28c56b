interface Used {
  control: Element;
  /** The part of the page with the control, which stays when the control is removed. */
  region: Element | null;
}

let last: Used | null = null;

/** Returns the control that was last focused or clicked. A button that is disabled while its call is sent loses the focus. */
export const lastUsed = (): Used | null => last;

/** Follows the focus and clicks, as some browsers do not focus a clicked button. Returns a function that ends it. */
export function watchUse(): () => void {
  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (control) last = { control, region: regionOf(control) };
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('click', remember, true);
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', remember, true);
  };
}

export function regionOf(control: Element): Element | null {
  return control.closest('section, [role=region]');
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
