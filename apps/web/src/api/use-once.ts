import { useQuery } from '@tanstack/react-query';

/** Calls `act` once for each known `secret`, however often the component renders, and returns its response. */
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
