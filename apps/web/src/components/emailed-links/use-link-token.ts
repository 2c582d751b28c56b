import { useEffect, useState } from 'react';

/**
 * Returns the secret from the fragment of an emailed link. Removes it from the address at once, to keep it out of
 * history and screenshots. Undefined until it is read.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const take = () => {
      const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
      if (found) window.history.replaceState(window.history.state, '', window.location.pathname);
      // An effect that runs twice finds no fragment the second time.
      setToken((known) => found ?? known ?? null);
    };
    take();
    // Opening the link in a tab that already shows this page changes the hash only.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}
