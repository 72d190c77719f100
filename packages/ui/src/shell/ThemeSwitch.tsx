import { MoonIcon, SunIcon } from '../components/icons';
import { useTheme } from '../theme/useTheme';
import { BarButton } from './BarButton';

/** Turns the light on and off: shows the theme that it leads to. */
export function ThemeSwitch() {
  const { tema, setTheme } = useTheme();
  const isDark = tema === 'oscuro';
  return (
    <BarButton
      label={isDark ? 'Usar el tema claro' : 'Usar el tema oscuro'}
      onPress={() => setTheme(isDark ? 'claro' : 'oscuro')}
    >
      {isDark ? <SunIcon size={24} /> : <MoonIcon size={24} />}
    </BarButton>
  );
}
