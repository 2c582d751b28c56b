// For visitors who save data. What this page shows, its links and its forms need no script; the app
// comes with the first control that does, and then hears of what was done to it meanwhile.
(() => {
  const { app, view } = document.currentScript.dataset;
  const needsApp = 'button[type="button"]:not([popovertarget], [data-switches-colors]), select, input, textarea';
  let loading;
  let loaded = false;

  const load = () =>
    (loading ??= import(app).then(() => {
      loaded = true;
    }));
  // A form that the server takes needs no app for its fields.
  const controlOf = (event) => {
    const control = event.target instanceof Element ? event.target.closest(needsApp) : null;
    return control && (control.localName === 'button' || !control.closest('form[data-waits]')) ? control : null;
  };

  for (const name of ['pointerdown', 'focusin', 'input', 'change']) {
    document.addEventListener(name, (event) => void (controlOf(event) && load()), true);
  }
  // Input the app finds in the page by itself.
  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (control?.localName !== 'button' || loaded) return;
      load().then(() => control.dispatchEvent(new Event('click', { bubbles: true, cancelable: true })));
    },
    true,
  );
  // A listing counts as seen, with or without the app.
  if (view) void fetch(view, { method: 'POST' }).catch(() => undefined);
  try {
    if (localStorage.getItem('authenticated') === '1') load();
  } catch {
    // Storage may be forbidden; then nobody is logged in either.
  }
})();
