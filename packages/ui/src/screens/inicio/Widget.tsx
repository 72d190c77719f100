import styled, { css } from 'styled-components';
import { useHydrated } from '../../parts/useHydrated';
import { focusRing } from '../../theme/focusRing';
import { color, radius, space, touchTarget } from '../../theme/tokens';

const Root = styled.div`
  min-width: 0;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[2]};
`;

const NewTab = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  border-radius: ${radius.tag};
  font-weight: 700;
  &:focus-visible { ${focusRing} }
`;
const place = css`
  display: block;
  width: 100%;
  height: 420px;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.pozo};
`;
const Frame = styled.iframe`
  ${place}
  color-scheme: light;
`;
/**
 * The placeholder until hydration: the sandbox depends on the portal's origin, which the server
 * does not know.
 */
const Place = styled.div`
  ${place}
`;

/**
 * Allows scripts and links in a new tab, but no top navigation, dialogs or downloads. A page of
 * another origin keeps its origin, because chats need it. A page of the portal's origin loses its
 * origin, because it could otherwise access the portal.
 */
function sandboxOf(url: string): string {
  const { protocol, origin } = new URL(url, location.href);
  const isElsewhere = protocol.startsWith('http') && origin !== location.origin;
  return `allow-scripts allow-popups allow-popups-to-escape-sandbox${isElsewhere ? ' allow-same-origin' : ''}`;
}

interface WidgetProps {
  title: string;
  url: string;
}

/** An embedded page, loaded near the viewport. Its link works even if the frame stays empty. */
export function Widget({ title, url }: WidgetProps) {
  const isHydrated = useHydrated();
  return (
    <Root>
      <Head>
        <h3>{title}</h3>
        <NewTab href={url} target="_blank" rel="noreferrer">
          Abrir aparte
        </NewTab>
      </Head>
      {isHydrated ? (
        <Frame
          title={title}
          src={url}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox={sandboxOf(url)}
        />
      ) : (
        <Place />
      )}
    </Root>
  );
}
