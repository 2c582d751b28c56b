// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Loaded, combineQueries } from './loaded.tsx';

beforeAll(() => {
  // jsdom has no matchMedia, which Mantine uses for the color scheme.
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
});

afterEach(cleanup);

/** A server whose responses the test sends one at a time. */
function createServer() {
  const asked: PromiseWithResolvers<string[]>[] = [];
  return {
    asked,
    ask: () => {
      const question = Promise.withResolvers<string[]>();
      asked.push(question);
      return question.promise;
    },
    answer: (names: string[]) => act(async () => asked.at(-1)?.resolve(names)),
    refuse: (why: string) => act(async () => asked.at(-1)?.reject(new Error(why))),
  };
}

function show(content: ReactNode): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>{content}</MantineProvider>
    </QueryClientProvider>,
  );
  return queryClient;
}

function Names({ server, broken }: { server: ReturnType<typeof createServer>; broken?: () => boolean }) {
  const query = useQuery({ queryKey: ['names'], queryFn: server.ask });
  return (
    <Loaded query={query} what="your names" skeleton={<i data-testid="skeleton" />} empty={<p>No names yet.</p>}>
      {(names) => {
        if (broken?.()) throw new Error('This cannot be drawn');
        return <p>{names.join(', ')}</p>;
      }}
    </Loaded>
  );
}

const again = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('Loaded', () => {
  it('shows the skeleton in a status with the name of the data, then the data', async () => {
    const server = createServer();
    show(<Names server={server} />);
    const waiting = screen.getByRole('status', { name: 'Loading your names' });
    expect(waiting.getAttribute('aria-busy')).toBe('true');
    expect(waiting.contains(screen.getByTestId('skeleton'))).toBe(true);
    await server.answer(['Thandi', 'Kofi']);
    expect(await screen.findByText('Thandi, Kofi')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the error, and fetches again on "Try again"', async () => {
    const server = createServer();
    show(<Names server={server} />);
    await server.refuse('The server cannot be reached.');
    expect((await screen.findByRole('alert')).textContent).toContain('Your names could not be loaded');
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.');
    again();
    expect(server.asked).toHaveLength(2);
    await server.answer(['Thandi']);
    expect(await screen.findByText('Thandi')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the data during a refetch, and beside the notice when the refetch fails', async () => {
    const server = createServer();
    const queryClient = show(<Names server={server} />);
    await server.answer(['Thandi']);
    await screen.findByText('Thandi');
    await act(async () => void queryClient.invalidateQueries());
    expect(server.asked).toHaveLength(2);
    expect(screen.getByText('Thandi')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    await server.refuse('The server cannot be reached.');
    const notice = await screen.findByRole('alert');
    expect(screen.getByText('Thandi')).toBeTruthy();
    expect(notice.textContent).toContain('Your names could not be updated');
    again();
    await server.answer(['Kofi']);
    expect(await screen.findByText('Kofi')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the empty text for a list without entries', async () => {
    const server = createServer();
    show(<Names server={server} />);
    await server.answer([]);
    expect(await screen.findByText('No names yet.')).toBeTruthy();
  });

  it('waits for all combined queries, and fails when one fails', async () => {
    const [first, second] = [createServer(), createServer()];
    function Pair() {
      const names = useQuery({ queryKey: ['first'], queryFn: first.ask });
      const places = useQuery({ queryKey: ['second'], queryFn: second.ask });
      return (
        <Loaded query={combineQueries(names, places)} what="both" skeleton={null}>
          {([who, where]) => <p>{`${who.join()} in ${where.join()}`}</p>}
        </Loaded>
      );
    }
    show(<Pair />);
    await first.answer(['Thandi']);
    expect(screen.getByRole('status', { name: 'Loading both' })).toBeTruthy();
    await second.refuse('It is busy.');
    expect((await screen.findByRole('alert')).textContent).toContain('Both could not be loaded');
    again();
    await first.answer(['Thandi']);
    await second.answer(['Harare']);
    expect(await screen.findByText('Thandi in Harare')).toBeTruthy();
  });

  it('shows the screen’s own notice, or none, in place of the usual one', async () => {
    const server = createServer();
    function Own() {
      const query = useQuery({ queryKey: ['own'], queryFn: server.ask });
      const [silent, setSilent] = useState(false);
      return (
        <>
          <button onClick={() => setSilent(true)}>Be silent</button>
          <Loaded query={query} what="it" skeleton={null} failed={() => (silent ? null : <p>Not yours.</p>)}>
            {() => null}
          </Loaded>
        </>
      );
    }
    show(<Own />);
    await server.refuse('No.');
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    fireEvent.click(screen.getByText('Be silent'));
    expect(screen.queryByText('Not yours.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the rest of the page when rendering the data throws', async () => {
    const { error } = console;
    console.error = () => undefined;
    onTestFinished(() => void (console.error = error));
    const server = createServer();
    let broken = true;
    show(
      <>
        <h1>My page</h1>
        <Names server={server} broken={() => broken} />
      </>,
    );
    await server.answer(['Thandi']);
    expect((await screen.findByRole('alert')).textContent).toContain('Your names could not be shown');
    expect(screen.getByRole('heading', { name: 'My page' })).toBeTruthy();
    broken = false;
    again();
    expect(await screen.findByText('Thandi')).toBeTruthy();
  });
});
