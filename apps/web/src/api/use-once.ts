import { useQuery } from '@tanstack/react-query';

/** Does something as soon as `secret` is known, once for each, however often the page is drawn. */
export function useOnce(name: string, secret: string | null | undefined, act: (secret: string) => Promise<unknown>) {
  const { isSuccess, error } = useQuery({
    queryKey: [name, secret],
    queryFn: async () => {
      await act(secret as string);
      return true;
    },
    enabled: Boolean(secret),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { isSuccess, error };
}
