import '../../ui/button.tsx'
