import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

const breathe = keyframes`50% { opacity: 0.5; }`;

// Only the opacity is animated, since a moving highlight would violate reduced motion.
const Bone = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${radius.control};
  background: ${color.pozo};
  @media (forced-colors: active) { background: GrayText; forced-color-adjust: none; }
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

interface SkeletonProps {
  /** A CSS length, as wide as the expected content. */
  width?: string;
  /** A CSS length, as high as the expected content. */
  height?: string;
}

/**
 * A placeholder while loading. Decorative: put it inside a `Loading`, which announces the whole.
 */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <Bone aria-hidden="true" $width={width} $height={height} />;
}

const Rows = styled.div`
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  overflow: hidden;
`;
const Row = styled.div<{ $height: number }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  height: ${({ $height }) => $height}px;
  padding: 0 ${space[4]};
  & + & { border-top: 1px solid ${color.borde}; }
  > :last-child { margin-left: auto; }
`;

interface SkeletonRowsProps {
  /** About the expected number of rows. */
  rows?: number;
  /** Rows with an avatar are 60 px high, others 44. */
  hasAvatar?: boolean;
  /** The announcement. */
  label?: string;
}

const WIDTHS = ['38%', '30%', '44%', '34%'] as const;

/** Placeholders of a list's rows. */
export function SkeletonRows({
  rows = 6,
  hasAvatar = true,
  label = 'Cargando…',
}: SkeletonRowsProps) {
  return (
    <Loading label={label}>
      <Rows>
        {Array.from({ length: rows }, (_, index) => index).map((index) => (
          <Row key={index} $height={hasAvatar ? 60 : 44}>
            {hasAvatar && <Skeleton width="40px" height="40px" />}
            <Skeleton width={WIDTHS[index % WIDTHS.length] ?? '36%'} height="14px" />
            <Skeleton width="72px" height="14px" />
          </Row>
        ))}
      </Rows>
    </Loading>
  );
}

interface LoadingProps {
  /** The announcement. */
  label?: string;
  /** Skeletons in the layout of the expected content. */
  children: ReactNode;
}

/** Announces loading once, around any number of skeletons. */
export function Loading({ label = 'Cargando…', children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
