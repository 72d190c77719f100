import styled from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens';

/** Window sizes in pixels, and the scale of their thumbnails. */
const WINDOWS = [
  { viewport: 'desktop', nombre: '1280', width: 1280, height: 800, scale: 0.25 },
  { viewport: 'phone', nombre: '390', width: 390, height: 800, scale: 0.25 },
] as const;
const THEMES = [
  { tema: 'claro', nombre: 'claro' },
  { tema: 'oscuro', nombre: 'oscuro' },
] as const;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
/** The windows of one theme. They stay beside each other when the themes wrap. */
const Pair = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
const Link = styled.a`
  position: relative;
  display: block;
  color: ${color.tinta2};
  font-size: ${text[13]};
  text-decoration: none;
  &:hover { color: ${color.petroleoTexto}; }
  &:hover > span:first-child { border-color: ${color.petroleo}; }
`;
const Window = styled.span<{ $width: number; $height: number }>`
  display: block;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  overflow: hidden;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.pozo};
`;
// The frame is not interactive: the link above it takes every press.
const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
  pointer-events: none;
`;

interface VistasProps {
  id: string;
  /** The story's name, for the accessible names of the frames. */
  nombre: string;
}

/**
 * Live thumbnails of a story in both themes and at both widths, linked to the story. `hoja` in
 * their addresses skips the story's play.
 */
export function Vistas({ id, nombre }: VistasProps) {
  return (
    <Row>
      {THEMES.map(({ tema, nombre: theme }) => (
        <Pair key={tema}>
          {WINDOWS.map(({ viewport, nombre: window, width, height, scale }) => (
            <Link
              key={viewport}
              href={`./?path=/story/${id}&globals=tema:${tema};viewport.value:${viewport}`}
              target="_top"
            >
              <Window $width={width * scale} $height={height * scale}>
                <Frame
                  title={`${nombre}, ${theme}, ${window} px`}
                  src={`./iframe.html?id=${id}&viewMode=story&hoja=1&globals=tema:${tema}`}
                  loading="lazy"
                  tabIndex={-1}
                  width={width}
                  height={height}
                  style={{ transform: `scale(${scale})` }}
                />
              </Window>
              <span>
                {theme} · {window} px
              </span>
            </Link>
          ))}
        </Pair>
      ))}
    </Row>
  );
}
