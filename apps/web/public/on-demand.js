// For pages that are complete without the app. Where the visitor saves data, the first control that needs the app loads
// it, and the app then handles the clicks in between. Elsewhere the first sign of use loads it, which the document's
// inline script marks.
(() => {
  const root = document.documentElement;
  const { app, modules = '', view } = document.currentScript.dataset;
  const isMinimal = root.hasAttribute('data-minimal');
  let loading;
  let loaded = false;

  function load() {
    // Without the app, links and forms work as they do without scripts, and popular places are shown.
    loading ??= start().catch(() => root.removeAttribute('data-recent-places'));
    return loading;
  }

  async function start() {
    // All at once: an import finds one after another.
    for (const href of modules.split(' ').filter(Boolean)) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
    await import(app);
    loaded = true;
  }

  if (isMinimal) onControl();
  else if (root.dataset.used === undefined) onUse();
  else void load();

  function onUse() {
    addEventListener('use', load, { once: true });
    // Parts of the first screen that need the app.
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      void load();
    });
    for (const part of document.querySelectorAll('[data-on-visible]')) seen.observe(part);
  }

  function onControl() {
    const needsApp =
      'button[type="button"]:not([popovertarget], [data-switches-colors], [data-dismisses-offer]), summary[data-needs-app], select, input, textarea';
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
        load().then(() => loaded && control.dispatchEvent(new Event('click', { bubbles: true, cancelable: true })));
      },
      true,
    );
  }

  try {
    // A logged-in user needs the app. A visitor whom it has served before has it in the browser's cache.
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const others = ['mantine-color-scheme-value', 'dismissed-announcements', 'declined-language', 'visit-bytes'];
    const knowsApp = !isMinimal && names.some((name) => !others.includes(name));
    if (knowsApp || localStorage.getItem('authenticated') === '1') void load();
  } catch {
    // Without storage, no user is logged in.
  }
  // Counts the view of a listing without the app. The app counts it otherwise.
  if (view && !loading) {
    root.dataset.viewCounted = '';
    void fetch(view, { method: 'POST' }).catch(() => undefined);
  }
})();
