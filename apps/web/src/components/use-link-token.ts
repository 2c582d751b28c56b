import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link, which stands behind the # of the address. It is taken out of the
 * address at once, so that it is in no history and on no screenshot. Undefined until it is known.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const take = () => {
      const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
      if (found) window.history.replaceState(window.history.state, '', window.location.pathname);
      // An effect that runs twice finds the address without it the second time.
      setToken((known) => found ?? known ?? null);
    };
    take();
    // A link that is opened in a tab which shows this page already changes nothing but the hash.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}
