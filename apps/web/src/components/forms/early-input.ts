type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** React ignores an event when the control's value equals the value in its tracker. */
type TrackedControl = Control & { _valueTracker?: { setValue(value: string): void } };

interface Entry {
  /** Key that identifies the control if another element replaces it. */
  place: string;
  value: string;
  checked: boolean;
}

const controls = 'input, select, textarea';
const eventTypes = ['input', 'change', 'focusin'];
const entries = new Map<Control, Entry>();
let focused: { control: Control; place: string } | undefined;

/** Collects the input of visitors until `replayEarlyInput`. Call it before hydration. */
export function collectEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>(controls)) {
    if (isChanged(control, entryOf(control))) collect(control);
  }
  noteFocus(document.activeElement);
  for (const type of eventTypes) document.addEventListener(type, listen, true);
}

/**
 * Replays the input from before hydration as events, so that components store it in their state. Without this, the next
 * render resets the controls. Call it in the task that hydrates, so that no key press comes between.
 */
export function replayEarlyInput(): void {
  for (const type of eventTypes) document.removeEventListener(type, listen, true);
  if (focused && !focused.control.isConnected) atPlace(focused.place)?.focus({ preventScroll: true });
  for (const [control, entry] of entries) {
    const target = control.isConnected ? control : atPlace(entry.place);
    if (target) enter(target, entry);
  }
  entries.clear();
  focused = undefined;
}

function listen({ type, target }: Event): void {
  if (type === 'focusin') noteFocus(target);
  else if (isControl(target)) collect(target);
}

function noteFocus(target: EventTarget | null): void {
  focused = isControl(target) ? { control: target, place: entryOf(target).place } : undefined;
}

/** Of a radio group, only the last choice counts. */
function collect(control: Control): void {
  if (control.type === 'radio') {
    for (const other of entries.keys())
      if (other.type === 'radio' && other.name === control.name) entries.delete(other);
  }
  entries.set(control, entryOf(control));
}

function entryOf(control: Control): Entry {
  const name = control.name || control.getAttribute('aria-label') || control.labels?.[0]?.textContent;
  const choice = isChoice(control) ? control.value : '';
  return {
    place: [control.form?.getAttribute('action'), control.localName, control.type, name, choice].join(' '),
    value: control.value,
    checked: isChoice(control) && control.checked,
  };
}

function atPlace(place: string): Control | undefined {
  return [...document.querySelectorAll<Control>(controls)].find((control) => entryOf(control).place === place);
}

function enter(control: Control, entry: Entry): void {
  if (!isChanged(control, entry)) return;
  if (isChoice(control)) {
    // The click toggles the control to the visitor's choice.
    control.checked = !entry.checked;
    control.click();
    return;
  }
  if (control.type !== 'file') {
    if (control.value !== entry.value) control.value = entry.value;
    (control as TrackedControl)._valueTracker?.setValue(renderedValue(control));
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (control.type === 'file' || control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isChanged(control: Control, { value, checked }: Entry): boolean {
  if (!isChoice(control)) return value !== renderedValue(control);
  return control.type === 'radio' ? checked && !control.defaultChecked : checked !== control.defaultChecked;
}

/** The value in the server's HTML. For a select without a selected option, the value of its first option. */
function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof Element && target.matches(controls);
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}
