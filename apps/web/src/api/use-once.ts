import { useQuery } from '@tanstack/react-query';

/** Calls `act` and returns its answer as soon as `secret` is known, once for each, however often the page is drawn. */
export function useOnce<Answer>(
  name: string,
  secret: string | null | undefined,
  act: (secret: string) => Promise<Answer>,
) {
  const { data, error } = useQuery({
    queryKey: [name, secret],
    queryFn: () => act(secret as string),
    enabled: Boolean(secret),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { data, error };
}
