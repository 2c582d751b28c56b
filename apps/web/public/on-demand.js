// For visitors who save data. The page, its links and its forms work without scripts. The first control that needs the
// app loads it, and the app then handles the clicks in between.
(() => {
  const { app, view } = document.currentScript.dataset;
  const needsApp = 'button[type="button"]:not([popovertarget], [data-switches-colors]), select, input, textarea';
  let loading;
  let loaded = false;

  const load = () =>
    (loading ??= import(app).then(() => {
      loaded = true;
    }));
  // Fields of a form that works without scripts do not load the app.
  const controlOf = (event) => {
    const control = event.target instanceof Element ? event.target.closest(needsApp) : null;
    return control && (control.localName === 'button' || !control.closest('form[data-waits]')) ? control : null;
  };

  for (const name of ['pointerdown', 'focusin', 'input', 'change']) {
    document.addEventListener(name, (event) => void (controlOf(event) && load()), true);
  }
  // The app finds earlier input in the page.
  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (control?.localName !== 'button' || loaded) return;
      load().then(() => control.dispatchEvent(new Event('click', { bubbles: true, cancelable: true })));
    },
    true,
  );
  // Counts the view of a listing, with or without the app.
  if (view) void fetch(view, { method: 'POST' }).catch(() => undefined);
  try {
    if (localStorage.getItem('authenticated') === '1') load();
  } catch {
    // Without storage, no user is logged in.
  }
})();
