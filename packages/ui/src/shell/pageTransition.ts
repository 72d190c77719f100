import { createGlobalStyle } from 'styled-components';
import { media, motion } from '../theme/tokens';

/**
 * The page transition: fade and slide over 0.2 s (RUT-39), with reduced motion a fade only. The
 * bars have separate view transition names, so that the page passes below them. All other elements
 * change without an animation. The app's `Screens` sets the class `pagina`.
 */
export const PageTransition = createGlobalStyle`
  @keyframes garita-sale { to { opacity: 0; } }
  @keyframes garita-entra { from { opacity: 0; } }
  @keyframes garita-se-aparta { to { transform: translateX(-12px); } }
  @keyframes garita-llega { from { transform: translateX(12px); } }

  ::view-transition-group(*) { animation-duration: 0s; }
  ::view-transition-old(*), ::view-transition-new(*) { animation: none; }
  ::view-transition-old(root), ::view-transition-old(barra), ::view-transition-old(barra-inferior) { display: none; }
  ::view-transition-old(.pagina) { animation: garita-sale ${motion.page} ${motion.ease} both; }
  ::view-transition-new(.pagina) { animation: garita-entra ${motion.page} ${motion.ease} both; }
  ${media.motion} {
    ::view-transition-old(.pagina) { animation-name: garita-sale, garita-se-aparta; }
    ::view-transition-new(.pagina) { animation-name: garita-entra, garita-llega; }
  }
`;
