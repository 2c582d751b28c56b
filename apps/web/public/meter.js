// Shows the data that this visit has loaded, at the end of the page, as the browser counts it. Counts all pages of the
// tab.
(() => {
  const name = 'visit-bytes';
  let before = 0;
  let page = 0;
  let files = 0;
  try {
    before = Number(sessionStorage.getItem(name)) || 0;
  } catch {
    // Without storage, only this page counts.
  }

  const show = () => {
    const kilobytes = Math.round((before + page + files) / 1000);
    const used = kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
    for (const place of document.querySelectorAll('[data-meter]'))
      place.textContent = place.dataset.meter.replace('%', used);
  };
  const watch = (type, count) =>
    new PerformanceObserver((list) => {
      for (const { transferSize } of list.getEntries()) count(transferSize || 0);
      show();
    }).observe({ type, buffered: true });

  // The browser reports the page itself twice: while it loads, and at the end.
  watch('navigation', (bytes) => (page = bytes));
  watch('resource', (bytes) => (files += bytes));
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(name, String(before + page + files));
    } catch {
      // As above.
    }
  });
  addEventListener('pageshow', (event) => {
    // A page from the back-forward cache has an old number; the tab's may be higher.
    if (event.persisted) before = Math.max(before, (Number(sessionStorage.getItem(name)) || 0) - page - files);
    show();
  });
})();
