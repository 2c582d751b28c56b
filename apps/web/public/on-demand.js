// For visitors who save data. What this page shows, its links and its forms need no script; the app
// comes with the first control that does, and then hears of what was done to it meanwhile.
(() => {
  const { app } = document.currentScript.dataset;
  const needsApp = 'button[type="button"]:not([popovertarget]), select, input, textarea';
  let loading;
  let loaded = false;

  const load = () =>
    (loading ??= import(app).then(() => {
      loaded = true;
    }));
  const controlOf = (event) => (event.target instanceof Element ? event.target.closest(needsApp) : null);

  for (const name of ['pointerdown', 'focusin']) {
    document.addEventListener(name, (event) => void (controlOf(event) && load()), true);
  }
  for (const name of ['click', 'change']) {
    document.addEventListener(
      name,
      (event) => {
        const control = controlOf(event);
        if (!control || loaded || (name === 'click') !== (control.localName === 'button')) return;
        load().then(() => control.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })));
      },
      true,
    );
  }
  try {
    if (localStorage.getItem('authenticated') === '1') load();
  } catch {
    // Storage may be forbidden; then nobody is logged in either.
  }
})();
