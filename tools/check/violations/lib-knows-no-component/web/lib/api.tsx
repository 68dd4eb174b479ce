import '../ui/button.tsx'
