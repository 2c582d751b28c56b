// Says at the foot of the page what this visit has fetched over the network, as the browser counts it; pages that were
// left count with the next ones of the same tab.
(() => {
  const name = 'visit-bytes';
  let before = 0;
  let page = 0;
  let files = 0;
  try {
    before = Number(sessionStorage.getItem(name)) || 0;
  } catch {
    // Storage may be forbidden; then this page counts alone.
  }

  const show = () => {
    const kilobytes = Math.round((before + page + files) / 1000);
    const used = kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
    for (const place of document.querySelectorAll('[data-meter]')) place.textContent = `This visit used ${used}.`;
  };
  const watch = (type, count) =>
    new PerformanceObserver((list) => {
      for (const { transferSize } of list.getEntries()) count(transferSize || 0);
      show();
    }).observe({ type, buffered: true });

  // The page itself is told of twice: while it loads, and when it has.
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
    // A page that the browser kept comes back with a number of its own; the tab's may have grown meanwhile.
    if (event.persisted) before = Math.max(before, (Number(sessionStorage.getItem(name)) || 0) - page - files);
    show();
  });
})();
